# integrated the density itself instead of its difference from the mean
def trapezoid(y, x):
    return np.sum(0.5 * (y[1:] + y[:-1]) * np.diff(x)[:, None], axis=0)


def mixed_layer(S, T, z, threshold):
    r, alpha = density_anomaly(S, T, np.zeros(len(z)))
    first = np.nonzero(z >= Z_REF)[0][0]
    diff = r - r[first]
    depths = []
    for column in diff.T:
        mld = z[-1]
        i = first + 1
        while i < len(z):
            if column[i] > threshold:
                mld = np.interp(threshold, column[i - 1 : i + 1], z[i - 1 : i + 1])
                break
            i += 1
        depths.append(mld)
    H = z[-1] - z[0]
    phi = G / H * trapezoid(r * z[:, None], z)
    return np.array(depths), phi
