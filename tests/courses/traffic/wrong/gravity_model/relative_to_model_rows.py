# the row error is divided by the row totals of the model instead of the origins
def gravity_model(O, D, cost, beta, rounds):
    target = D * O.sum() / D.sum()
    G = np.exp(-beta * cost)
    np.fill_diagonal(G, 0)
    T = G * target
    for _ in range(rounds):
        for i in range(len(O)):
            T[i, :] *= O[i] / T[i, :].sum()
        for j in range(len(O)):
            T[:, j] *= target[j] / T[:, j].sum()
    mean_cost = np.sum(T * cost) / np.sum(T)
    rows = T.sum(axis=1)
    return {"trips": T, "mean_cost": mean_cost, "row_error": np.max(np.abs(rows - O) / rows)}
