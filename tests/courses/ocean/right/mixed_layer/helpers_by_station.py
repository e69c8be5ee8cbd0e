def integral(y, z):
    total = 0.0
    for i in range(1, len(z)):
        total += (y[i] + y[i - 1]) * (z[i] - z[i - 1]) / 2
    return total


def mixed_layer(S, T, z, threshold):
    pot = density_anomaly(S, T, np.zeros(len(z)))[0]
    start = [i for i in range(len(z)) if z[i] >= Z_REF][0]
    depths, phis = [], []
    for col in pot.T:
        target = col[start] + threshold
        foot = z[-1]
        for i in range(start, len(z) - 1):
            if col[i + 1] > target:
                foot = np.interp(target, [col[i], col[i + 1]], [z[i], z[i + 1]])
                break
        depths.append(foot)
        H = z[-1] - z[0]
        mean = integral(col, z) / H
        phis.append(G * integral((col - mean) * z, z) / H)
    return np.array(depths), np.array(phis)
