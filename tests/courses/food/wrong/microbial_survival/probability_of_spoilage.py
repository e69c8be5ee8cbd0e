# gave the probability that some spore is left instead of that none is
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    k, n = D.shape[0], temps.shape[0]
    reduction, survivors, times = np.zeros((k, n)), np.zeros((k, n)), np.zeros((k, n))
    for s in range(k):
        F_all, times[s] = lethality(temps, minutes, T_ref, z[s], decades * D[s])
        reduction[s] = F_all[:, -1] / D[s]
        survivors[s] = 10 ** (np.log10(load[s]) - reduction[s])
    total = survivors.sum(axis=0)
    spoiled = 1 - np.exp(-total)
    worst = int(np.argmax(survivors.mean(axis=1)))
    return {"reduction": reduction, "sterile": spoiled, "ready": times.max(axis=0), "worst": worst}
