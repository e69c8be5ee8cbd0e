# the storage is not multiplied with the travel time
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = dt + 2 * k - 2 * k * x
    C = [(dt - 2 * k * x) / D, (dt + 2 * k * x) / D, (2 * k - 2 * k * x - dt) / D]
    I, total = inflow, np.zeros(inflow.shape)
    for r in range(reaches):
        O = np.zeros(I.shape)
        O[0] = I[0]
        for i in range(1, I.size):
            O[i] = sum(c * v for c, v in zip(C, (I[i], I[i - 1], O[i - 1])))
        total = total + x * I + (1 - x) * O
        I = O
    return np.array(C), I, total
