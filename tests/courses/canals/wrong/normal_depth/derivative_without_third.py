# forgot the factor one third in the derivative of the conveyance
def normal_depth(Q, b, z, h, n, S, y0, steps):
    def conveyance(y):
        s = section_properties(y, b, z, h)
        return s["A"] * s["R"] ** (2 / 3) / n, s

    def derivative(y, K, s):
        side = np.where(y >= h, 1.0, np.sqrt(1 + z**2))
        return K * (5 * s["T"] / s["A"] - 4 * side / s["P"])

    y = y0
    for _ in range(steps):
        K, s = conveyance(y)
        y_new = y - (K - Q / np.sqrt(S)) / derivative(y, K, s)
        y = np.clip(y_new, 0.5 * y, 2 * y)
    K, s = conveyance(y)
    return y, Q / s["A"] / np.sqrt(G * s["D"])
