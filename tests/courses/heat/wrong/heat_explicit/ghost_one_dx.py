# what: ghost point with one dx instead of two
def heat_explicit(u0, source, alpha, dx, dt, left, slope):
    K = len(left)
    H = np.empty((u0.size, K + 1))
    H[:, 0] = u0
    for k in range(K):
        ext = np.append(H[:, k], H[-2, k] + dx * slope)
        uxx = (ext[2:] - 2 * ext[1:-1] + ext[:-2]) / dx**2
        H[1:, k + 1] = H[1:, k] + dt * (alpha * uxx + source[1:])
        H[0, k + 1] = left[k]
    return H
