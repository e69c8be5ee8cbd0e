# the mean cost is the plain mean over all pairs of different zones, not weighted by the trips
def gravity_model(O, D, cost, beta, rounds):
    n = len(O)
    D = D * sum(O) / sum(D)
    f = np.exp(-beta * cost)
    for z in range(n):
        f[z][z] = 0
    B = np.ones(n)
    for _ in range(rounds):
        A = 1 / (f * B * D).sum(axis=1)
        B = 1 / (f.T * A * O).sum(axis=1)
    T = (f * B * D).T * A * O
    T = T.T
    pairs = [cost[i, j] for i in range(n) for j in range(n) if i != j]
    return {"trips": T, "mean_cost": np.mean(pairs), "row_error": np.max(np.abs(T.sum(axis=1) - O) / O)}
