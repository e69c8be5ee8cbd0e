# the column factors sum over the destinations of the zone instead of over the origins: the deterrence matrix is not transposed
def gravity_model(O, D, cost, beta, rounds):
    scaled = D * O.sum() / D.sum()
    imp = np.exp(-beta * cost)
    np.fill_diagonal(imp, 0)
    bj = np.ones(len(O))
    for _ in range(rounds):
        ai = 1 / np.dot(imp, bj * scaled)
        bj = 1 / np.dot(imp, ai * O)
    flows = ai[:, None] * O[:, None] * imp * bj * scaled
    return {
        "trips": flows,
        "mean_cost": np.sum(flows * cost) / np.sum(flows),
        "row_error": np.max(np.abs(np.sum(flows, axis=1) - O) / O),
    }
