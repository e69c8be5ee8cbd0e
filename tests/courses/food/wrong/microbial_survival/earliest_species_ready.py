# took the time of the first species that is done instead of the last one
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    """What a retort process leaves of several species of spores. It calls lethality.

    temps: core temperatures in C, shape (n, m), one row a container
    minutes: times of the readings, shape (m,)
    T_ref: reference temperature in C
    D: minutes at T_ref that leave a tenth of a species, shape (k,)
    z: z values in K, shape (k,)
    load: spores of each species in a container at the start, shape (k,)
    decades: decimal reductions that are asked for, of every species

    returns: dictionary with
        reduction: decimal reductions at the end, shape (k, n)
        sterile: probability of each container that no spore of any species is left, shape (n,)
        ready: time at which each container has `decades` reductions of all species,
            np.inf where it never has, shape (n,)
        worst: index of the species with the most survivors in all containers together
    """
    k, n = len(D), len(temps)
    reduction = np.zeros((k, n))
    ready = np.full(n, np.inf)
    for s in range(k):
        F, done = lethality(temps, minutes, T_ref, z[s], decades * D[s])
        reduction[s] = F[:, -1] / D[s]
        ready = np.minimum(ready, done)
    survivors = load[:, None] * 10 ** -reduction
    sterile = np.exp(-np.sum(survivors, axis=0))
    worst = int(np.argmax(np.sum(survivors, axis=1)))
    return {"reduction": reduction, "sterile": sterile, "ready": ready, "worst": worst}
