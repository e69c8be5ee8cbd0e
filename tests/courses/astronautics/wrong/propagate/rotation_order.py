# raan and argument of perigee are exchanged in the rotation: R3(argp) R1(inc) R3(raan)
def propagate(orbit, times, iterations):
    def rotz(c):
        R = np.eye(3)
        R[0, 0] = R[1, 1] = np.cos(c)
        R[0, 1], R[1, 0] = -np.sin(c), np.sin(c)
        return R

    def rotx(c):
        R = np.eye(3)
        R[1, 1] = R[2, 2] = np.cos(c)
        R[1, 2], R[2, 1] = -np.sin(c), np.sin(c)
        return R

    a, e = orbit["a"], orbit["e"]
    T = 2 * np.pi * np.sqrt(a**3 / MU_EARTH)
    M = (orbit["M0"] + 2 * np.pi * times / T) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    plane = r * np.array([np.cos(nu), np.sin(nu), np.zeros_like(nu)])
    rot = rotz(orbit["argp"]) @ rotx(orbit["inc"]) @ rotz(orbit["raan"])
    return rot @ plane, np.sqrt(MU_EARTH * (2 / r - 1 / a))
