# right: the species from last to first, plain loops over the containers
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    k, n = len(D), len(temps)
    reduction, ready, total = np.zeros((k, n)), [0.0] * n, np.zeros(n)
    most, worst = -1.0, 0
    for s in reversed(range(k)):
        F, done = lethality(temps, minutes, T_ref, z[s], D[s] * decades)
        of_species = 0.0
        for i in range(n):
            reduction[s, i] = F[i][-1] / D[s]
            left = load[s] * 0.1 ** reduction[s, i]
            total[i] += left
            of_species += left
            ready[i] = max(ready[i], done[i])
        if of_species >= most:
            most, worst = of_species, s
    return {"reduction": reduction, "sterile": np.exp(-total), "ready": np.array(ready), "worst": worst}
