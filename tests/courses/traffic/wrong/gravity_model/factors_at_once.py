# both factors are computed from those of the round before: B does not use the A of the same round
def gravity_model(O, D, cost, beta, rounds):
    Dest = D * O.sum() / D.sum()
    W = np.where(np.eye(len(O), dtype=bool), 0.0, np.exp(-beta * cost))
    A, B = np.ones(len(O)), np.ones(len(D))
    while rounds > 0:
        A, B = 1 / (W @ (B * Dest)), 1 / (W.T @ (A * O))
        rounds -= 1
    T = W * np.outer(A * O, B * Dest)
    mc = (T * cost).sum() / T.sum()
    re = np.max(abs(T.sum(axis=1) - O) / O)
    return {"trips": T, "mean_cost": mc, "row_error": re}
