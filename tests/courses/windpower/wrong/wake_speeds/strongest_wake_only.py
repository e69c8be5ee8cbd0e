# took the largest deficit alone instead of the root of the sum of squares
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    phi = np.deg2rad(direction)
    e = np.array([-np.sin(phi), -np.cos(phi)])
    f = np.array([np.cos(phi), -np.sin(phi)])
    P = np.stack([x, y], axis=1)
    along, across = P @ e, P @ f
    speeds, counts = [], []
    for i in range(len(x)):
        defs = []
        for j in range(len(x)):
            d = along[i] - along[j]
            if d > 0 and abs(across[i] - across[j]) < diameter / 2 + k * d:
                defs.append((1 - np.sqrt(1 - ct[j])) / (1 + 2 * k * d / diameter) ** 2)
        speeds.append(u0 * (1 - max(defs, default=0.0)))
        counts.append(len(defs))
    u = np.array(speeds)
    return {"u": u, "waked": np.array(counts), "efficiency": np.sum(u**3) / len(u) / u0**3}
