# Gauss vectors P and Q with coordinates from the eccentric anomaly, einsum
def propagate(orbit, times, iterations):
    a, e, i, O, w = orbit["a"], orbit["e"], orbit["inc"], orbit["raan"], orbit["argp"]
    M = (orbit["M0"] + (MU_EARTH / a**3) ** 0.5 * times) % (2 * np.pi)
    E = solve_kepler(M, e, iterations)[0]
    xi, eta = a * (np.cos(E) - e), a * np.sqrt(1 - e * e) * np.sin(E)
    P = [np.cos(O) * np.cos(w) - np.sin(O) * np.sin(w) * np.cos(i),
         np.sin(O) * np.cos(w) + np.cos(O) * np.sin(w) * np.cos(i), np.sin(w) * np.sin(i)]
    Q = [-np.cos(O) * np.sin(w) - np.sin(O) * np.cos(w) * np.cos(i),
         -np.sin(O) * np.sin(w) + np.cos(O) * np.cos(w) * np.cos(i), np.cos(w) * np.sin(i)]
    pos = np.einsum("kc,cn->kn", np.array([P, Q]).T, np.array([xi, eta]))
    dist = np.hypot(xi, eta)
    return pos, np.sqrt(MU_EARTH * (2 * a - dist) / (a * dist))
