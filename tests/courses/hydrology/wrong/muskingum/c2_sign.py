# in the numerator of C2 the time step is added instead of subtracted, so C2 is 1
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    c = np.array([(dt - 2 * k * x) / D, (dt + 2 * k * x) / D, (2 * k * (1 - x) + dt) / D])
    I = inflow
    V = 0
    for n in range(reaches):
        O = np.zeros(I.shape)
        O[0] = I[0]
        for j in range(1, len(O)):
            O[j] = c[0] * I[j] + c[1] * I[j - 1] + c[2] * O[j - 1]
        V = V + k * (x * I + (1 - x) * O)
        I = O
    return c, O, V
