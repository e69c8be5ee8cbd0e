# the interpolation back to the particles has left and right weights swapped; the assignment is right
def cic_density(x, mass, n_grid, box):
    width = box / n_grid
    s = x / width - 0.5
    left = np.floor(s).astype(int)
    w_r = s - left
    w_l = 1 - w_r
    L, R = left % n_grid, (left + 1) % n_grid
    rho = (np.bincount(L, mass * w_l, n_grid) + np.bincount(R, mass * w_r, n_grid)) / width
    contrast = rho / rho.mean() - 1
    return rho, contrast, contrast[L] * w_r + contrast[R] * w_l
