# left out the factor g of the potential energy anomaly instead of multiplying by it
def mixed_layer(S, T, z, threshold):
    sigma, _ = density_anomaly(S, T, np.zeros_like(z))
    i0 = np.argmax(z >= Z_REF)
    m = sigma.shape[1]

    def foot(profile):
        target = profile[i0] + threshold
        for up in range(i0, len(z) - 1):
            if profile[up + 1] > target:
                ratio = (target - profile[up]) / (profile[up + 1] - profile[up])
                return z[up] + ratio * (z[up + 1] - z[up])
        return z[-1]

    def energy(profile):
        H = z[-1] - z[0]
        integral = 0
        for i in range(len(z) - 1):
            integral += (profile[i] + profile[i + 1]) / 2 * (z[i + 1] - z[i])
        mean = integral / H
        work = 0
        for i in range(len(z) - 1):
            a = (profile[i] - mean) * z[i]
            b = (profile[i + 1] - mean) * z[i + 1]
            work += (a + b) / 2 * (z[i + 1] - z[i])
        return work / H

    depth = np.array([foot(sigma[:, j]) for j in range(m)])
    phi = np.array([energy(sigma[:, j]) for j in range(m)])
    return depth, phi
