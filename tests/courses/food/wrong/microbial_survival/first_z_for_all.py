# used the z value of the first species for all of them
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    results = [lethality(temps, minutes, T_ref, z[0], decades * d) for d in D]
    reduction = np.stack([F[:, -1] for F, _ in results]) / D[:, None]
    ready = np.stack([done for _, done in results]).max(axis=0)
    N = load[:, None] * np.power(10.0, -reduction)
    sterile = np.prod(np.exp(-N), axis=0)
    worst = 0
    for s in range(len(D)):
        if N[s].sum() > N[worst].sum():
            worst = s
    return {"reduction": reduction, "sterile": sterile, "ready": ready, "worst": worst}
