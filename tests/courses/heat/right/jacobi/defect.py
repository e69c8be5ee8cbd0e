# right: defect
def jacobi(start, f, dx, dy, sweeps):
    u = np.array(start)
    residuals = np.zeros(sweeps)

    def laplacian(w):
        across = (w[1:-1, 2:] - 2 * w[1:-1, 1:-1] + w[1:-1, :-2]) / dx**2
        down = (w[2:, 1:-1] - 2 * w[1:-1, 1:-1] + w[:-2, 1:-1]) / dy**2
        return across + down

    for k in range(sweeps):
        defect = f[1:-1, 1:-1] - laplacian(u)
        u[1:-1, 1:-1] -= defect / (2 / dx**2 + 2 / dy**2)
        defect = f[1:-1, 1:-1] - laplacian(u)
        residuals[k] = np.linalg.norm(defect) / np.sqrt(defect.size)
    return u, residuals
