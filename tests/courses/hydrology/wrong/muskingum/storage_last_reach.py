# the storage is that of the last reach alone, not the sum over the reaches
def muskingum(inflow, K, x, dt, reaches):
    def route(I, k):
        D = 2 * k * (1 - x) + dt
        c = np.array([(dt - 2 * k * x) / D, (dt + 2 * k * x) / D, (2 * k * (1 - x) - dt) / D])
        O = np.zeros(len(I))
        O[0] = I[0]
        for i in range(1, len(I)):
            O[i] = c[0] * I[i] + c[1] * I[i - 1] + c[2] * O[i - 1]
        return c, O, k * (x * I + (1 - x) * O)

    flow = inflow
    for _ in range(reaches):
        c, flow, S = route(flow, K / reaches)
    return c, flow, S
