# limited each step to half and twice the first depth instead of the depth before the step
def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = y0.copy()
    lowest, highest = 0.5 * y0, 2 * y0
    for _ in range(steps):
        s = section_properties(y, b, z, h)
        A, P = s["A"], s["P"]
        K = A * (A / P) ** (2 / 3) / n
        F = K - Q / np.sqrt(S)
        dP = np.where(y < h, 2 * np.sqrt(1 + z**2), 2)
        dF = K / 3 * (5 * s["T"] / A - 2 * dP / P)
        y = y - F / dF
        y = np.where(y < lowest, lowest, y)
        y = np.where(y > highest, highest, y)
    s = section_properties(y, b, z, h)
    return y, Q / s["A"] / np.sqrt(G * s["D"])
