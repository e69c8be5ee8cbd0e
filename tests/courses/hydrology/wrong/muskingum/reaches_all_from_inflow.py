# every reach takes the river's inflow, the outflow of a reach is not handed on to the next
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    coefs = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / D
    storage = np.zeros(len(inflow))
    for reach in range(reaches):
        outflow = np.zeros(len(inflow))
        outflow[0] = inflow[0]
        for i in range(1, len(inflow)):
            outflow[i] = coefs[0] * inflow[i] + coefs[1] * inflow[i - 1] + coefs[2] * outflow[i - 1]
        storage += k * (x * inflow + (1 - x) * outflow)
    return coefs, outflow, storage
