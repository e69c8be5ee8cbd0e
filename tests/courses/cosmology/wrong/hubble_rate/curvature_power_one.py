# curvature scales with (1+z) instead of (1+z)^2
def hubble_rate(z, omega, w, h0):
    a = 1 / (1 + z)
    dens = np.einsum("i,ij->ij", omega, a[np.newaxis, :] ** (-3 * (1 + w))[:, np.newaxis])
    e_sq = np.einsum("ij->j", dens) + (1 - omega.sum()) / a
    omega_z = dens / e_sq
    q = np.einsum("i,ij->j", 1 + 3 * w, omega_z) / 2
    return dict(H=h0 * e_sq**0.5, fractions=omega_z, q=q)
