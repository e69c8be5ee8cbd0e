# right: lists, then stacked
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    runs = [lethality(temps, minutes, T_ref, zs, decades * d) for d, zs in zip(D, z)]
    reduction = np.array([F[:, -1] for F, _ in runs]) / D.reshape(-1, 1)
    alive = np.exp(np.log(load)[:, None] - np.log(10) * reduction)
    return {
        "worst": int(alive.mean(axis=1).argmax()),
        "sterile": np.prod(np.exp(-alive), axis=0),
        "reduction": reduction,
        "ready": np.max([done for _, done in runs], axis=0),
    }
