# took the probability from the species with the most survivors alone instead of all together
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    k = len(D)
    n = temps.shape[0]
    reduction = np.zeros((k, n))
    survivors = np.zeros((k, n))
    ready_all = np.zeros((k, n))
    for s in range(k):
        F, ready_all[s] = lethality(temps, minutes, T_ref, z[s], decades * D[s])
        for i in range(n):
            reduction[s, i] = F[i, -1] / D[s]
            survivors[s, i] = load[s] / 10 ** reduction[s, i]
    sterile = np.exp(-survivors.max(axis=0))
    totals = survivors.sum(axis=1)
    return {"reduction": reduction, "sterile": sterile, "ready": ready_all.max(axis=0), "worst": int(np.argmax(totals))}
