# the argument of sin and sinh is sqrt|omega_k| chi / c: h0 is missing in it
def distances(z, omega, w, h0):
    grid = [0.0]
    vals = [C_KM_S / h0]
    H = hubble_rate(z, omega, w, h0)["H"]
    for a, b in zip(z, H):
        grid.append(a)
        vals.append(C_KM_S / b)
    chi = np.array([sum(0.5 * (vals[j] + vals[j - 1]) * (grid[j] - grid[j - 1]) for j in range(1, i + 1)) for i in range(1, len(grid))])
    ok = 1 - omega.sum()
    s = np.sqrt(abs(ok))
    if ok > 1e-6:
        dm = C_KM_S / h0 / s * np.sinh(s * chi / C_KM_S)
    elif ok < -1e-6:
        dm = C_KM_S / h0 / s * np.sin(s * chi / C_KM_S)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
