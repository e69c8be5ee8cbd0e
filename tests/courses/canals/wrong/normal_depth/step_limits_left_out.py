# let Newton's step go anywhere instead of keeping it between half and twice the depth
def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = y0
    for _ in range(steps):
        s = section_properties(y, b, z, h)
        K = s["A"] * s["R"] ** (2 / 3) / n
        dP = np.where(y < h, 2 * np.sqrt(1 + z**2), 2)
        dK = K / 3 * (5 * s["T"] / s["A"] - 2 * dP / s["P"])
        y = y - (K - Q / np.sqrt(S)) / dK
    s = section_properties(y, b, z, h)
    froude = Q / s["A"] / np.sqrt(G * s["D"])
    return y, froude
