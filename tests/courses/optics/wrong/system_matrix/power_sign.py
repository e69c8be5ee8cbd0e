# the refraction matrix has the power with a plus sign, (n' - n)/(n' R)
def refraction(n1, n2, R):
    P = (n2 - n1) / R
    return np.array([[1.0, 0.0], [P / n2, n1 / n2]])

def translation(d):
    return np.array([[1.0, d], [0.0, 1.0]])

def system_matrix(radii, indices, gaps):
    M = refraction(indices[0], indices[1], radii[0])
    for j in range(1, len(radii)):
        M = refraction(indices[j], indices[j + 1], radii[j]) @ translation(gaps[j - 1]) @ M
    return M
