# took the hydraulic radius instead of the hydraulic depth in the Froude number
def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = np.copy(y0)
    for _ in range(steps):
        sec = section_properties(y, b, z, h)
        K = sec["A"] * np.cbrt(sec["R"]) ** 2 / n
        dP = np.where(y < h, 2 * np.hypot(1, z), 2)
        dK = (5 * sec["T"] / sec["A"] - 2 * dP / sec["P"]) * K / 3
        step = (Q / np.sqrt(S) - K) / dK
        step = np.maximum(step, -0.5 * y)
        step = np.minimum(step, y)
        y = y + step
    sec = section_properties(y, b, z, h)
    velocity = Q / sec["A"]
    froude = velocity / np.sqrt(G * sec["R"])
    return y, froude
