# one round of balancing too many is done
def gravity_model(O, D, cost, beta, rounds):
    def rows(B):
        return 1 / (f @ (B * D1))

    def cols(A):
        return 1 / (f.T @ (A * O))

    D1 = D * O.sum() / D.sum()
    f = np.exp(-beta * cost)
    np.fill_diagonal(f, 0)
    A = rows(np.ones(len(D)))
    B = cols(A)
    for _ in range(rounds):
        A = rows(B)
        B = cols(A)
    T = np.outer(A * O, B * D1) * f
    return {"trips": T, "mean_cost": (T * cost).sum() / T.sum(), "row_error": np.max(np.abs(T.sum(1) - O) / O)}
