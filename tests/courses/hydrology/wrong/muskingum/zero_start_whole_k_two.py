# the outflow of each reach starts at zero instead of at the inflow, and the storage of each reach is computed with the travel time of the whole river
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    C0, C1, C2 = (dt - 2 * k * x) / D, (dt + 2 * k * x) / D, (2 * k * (1 - x) - dt) / D
    storage = np.zeros(len(inflow))
    flow = inflow
    for n in range(reaches):
        out = np.zeros(len(flow))
        for i in range(1, len(flow)):
            out[i] = C0 * flow[i] + C1 * flow[i - 1] + C2 * out[i - 1]
        storage += K * (x * flow + (1 - x) * out)
        flow = out
    return np.array([C0, C1, C2]), flow, storage
