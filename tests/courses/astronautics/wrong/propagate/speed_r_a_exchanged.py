# in vis-viva the distance and the semi-major axis are exchanged: mu (2/a - 1/r)
def propagate(orbit, times, iterations):
    a = orbit["a"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, orbit["e"], iterations)
    R = a * (1 - orbit["e"] * np.cos(E))
    th = orbit["argp"] + nu
    pos = np.empty((3, times.size))
    for k in range(times.size):
        pos[0, k] = R[k] * (np.cos(orbit["raan"]) * np.cos(th[k]) - np.sin(orbit["raan"]) * np.sin(th[k]) * np.cos(orbit["inc"]))
        pos[1, k] = R[k] * (np.sin(orbit["raan"]) * np.cos(th[k]) + np.cos(orbit["raan"]) * np.sin(th[k]) * np.cos(orbit["inc"]))
        pos[2, k] = R[k] * np.sin(th[k]) * np.sin(orbit["inc"])
    return pos, np.sqrt(MU_EARTH * (2 / a - 1 / R))
