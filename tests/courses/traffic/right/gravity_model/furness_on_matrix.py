# Furness: scales rows and columns of the trip matrix itself
def gravity_model(O, D, cost, beta, rounds):
    goal = D * O.sum() / D.sum()
    T = np.exp(-beta * cost)
    T[np.diag_indices_from(T)] = 0
    T = T * goal
    for _ in range(rounds):
        T = T * (O / T.sum(axis=1))[:, None]
        T = T * (goal / T.sum(axis=0))
    return {
        "trips": T,
        "mean_cost": np.average(cost, weights=T),
        "row_error": np.max(np.abs(T.sum(axis=1) / O - 1)),
    }
