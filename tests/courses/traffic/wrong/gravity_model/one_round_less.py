# one round of balancing too few is done
def gravity_model(O, D, cost, beta, rounds):
    D = D * np.sum(O) / np.sum(D)
    deter = np.exp(-beta * cost)
    deter[np.eye(len(O)) == 1] = 0
    A = np.ones(len(O))
    B = np.ones(len(D))
    k = 1
    while k < rounds:
        A = 1 / (deter @ (B * D))
        B = 1 / (deter.T @ (A * O))
        k += 1
    T = A[:, np.newaxis] * O[:, np.newaxis] * B * D * deter
    return {
        "trips": T,
        "mean_cost": np.sum(T * cost) / np.sum(T),
        "row_error": np.max(np.abs(T.sum(axis=1) - O) / O),
    }
