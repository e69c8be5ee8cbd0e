# left the load at the start out of the survivors
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    reduction = np.zeros((len(D), len(temps)))
    ready = np.full(len(temps), -np.inf)
    for s, (d, zs) in enumerate(zip(D, z)):
        F, done = lethality(temps, minutes, T_ref, zs, d * decades)
        reduction[s] = F[:, -1] / d
        later = done > ready
        ready[later] = done[later]
    fraction = 0.1**reduction
    expected = fraction.sum(axis=0)
    worst = int(np.argmax(fraction.sum(axis=1)))
    return {"reduction": reduction, "sterile": np.exp(-expected), "ready": ready, "worst": worst}
