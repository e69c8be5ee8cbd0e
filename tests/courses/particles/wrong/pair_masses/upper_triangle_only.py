# filled only the pairs with i below j instead of the whole matrix with its diagonal
def pair_masses(pt, eta, phi, mass):
    n = len(pt)
    px, py, pz = pt * np.cos(phi), pt * np.sin(phi), pt * np.sinh(eta)
    E = np.sqrt(mass**2 + px**2 + py**2 + pz**2)
    M = np.zeros((n, n))
    for i in range(n):
        for j in range(i + 1, n):
            p2 = (px[i] + px[j]) ** 2 + (py[i] + py[j]) ** 2 + (pz[i] + pz[j]) ** 2
            M[i, j] = np.sqrt((E[i] + E[j]) ** 2 - p2)
    return E, M
