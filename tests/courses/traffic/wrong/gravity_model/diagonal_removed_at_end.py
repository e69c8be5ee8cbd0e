# the trips inside of the zones are taken out only at the end, after the balancing was done with them
def gravity_model(O, D, cost, beta, rounds):
    D = D * O.sum() / D.sum()
    f = np.exp(-beta * cost)
    b = np.ones(len(D))
    for _ in range(rounds):
        a = 1 / (f @ (b * D))
        b = 1 / ((a * O) @ f)
    T = f * np.outer(a * O, b * D)
    for i in range(len(O)):
        T[i, i] = 0
    mean_cost = np.sum(T * cost) / np.sum(T)
    row_error = np.max(np.abs(np.sum(T, axis=1) - O) / O)
    return {"trips": T, "mean_cost": mean_cost, "row_error": row_error}
