# the storage of each reach is computed with the travel time of the whole river
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    d = 2 * k * (1 - x) + dt
    coef = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / d
    flows = np.zeros((reaches + 1, len(inflow)))
    flows[0, :] = inflow
    flows[:, 0] = inflow[0]
    for r in range(reaches):
        for t in range(1, len(inflow)):
            flows[r + 1, t] = np.dot(coef, [flows[r, t], flows[r, t - 1], flows[r + 1, t - 1]])
    S = np.zeros(len(inflow))
    for r in range(reaches):
        S += K * (x * flows[r] + (1 - x) * flows[r + 1])
    return coef, flows[reaches], S
