# trips inside of the zones are not excluded
def gravity_model(O, D, cost, beta, rounds):
    Dn = D / D.sum() * O.sum()
    F = np.exp(-beta * cost)
    B = np.ones(len(Dn))
    for k in range(rounds):
        A = 1 / np.sum(F * (B * Dn)[None, :], axis=1)
        B = 1 / np.sum(F * (A * O)[:, None], axis=0)
    T = F * A[:, None] * O[:, None] * B[None, :] * Dn[None, :]
    C = (T * cost).sum() / T.sum()
    err = np.max(np.abs(T.sum(axis=1) / O - 1))
    return {"trips": T, "mean_cost": C, "row_error": err}
