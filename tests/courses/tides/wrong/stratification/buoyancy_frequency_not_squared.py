# returned the buoyancy frequency with a square root instead of its square
def stratification(S, T, z):
    sigma = sea_water_sigma(S, T)
    density = 1000 + sigma
    thickness = (z[1:] - z[:-1])[:, None]
    squared = G * np.diff(density, axis=0) / (thickness * 0.5 * (density[1:] + density[:-1]))
    N2 = np.sqrt(np.maximum(squared, 0))
    layer = []
    for j in range(sigma.shape[1]):
        depth = z[-1]
        i = 1
        while i < len(z):
            rise = sigma[i, j] - sigma[0, j]
            if rise >= STEP:
                before = sigma[i - 1, j] - sigma[0, j]
                depth = z[i - 1] + (STEP - before) / (rise - before) * (z[i] - z[i - 1])
                break
            i += 1
        layer.append(depth)
    return N2, np.array(layer)
