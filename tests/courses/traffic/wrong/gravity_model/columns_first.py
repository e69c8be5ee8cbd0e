# the columns are balanced first and the rows last, so that the rows are exact and the columns are not
def gravity_model(O, D, cost, beta, rounds):
    f = np.exp(-beta * cost)
    np.fill_diagonal(f, 0)
    D_adj = D * (np.sum(O) / np.sum(D))
    A = np.ones(len(O))
    for it in range(rounds):
        B = 1 / (f.T @ (A * O))
        A = 1 / (f @ (B * D_adj))
    trips = (A * O).reshape(-1, 1) * f * (B * D_adj).reshape(1, -1)
    avg = np.sum(trips * cost) / np.sum(trips)
    dev = np.abs(np.sum(trips, axis=1) - O) / O
    return {"trips": trips, "mean_cost": avg, "row_error": np.max(dev)}
