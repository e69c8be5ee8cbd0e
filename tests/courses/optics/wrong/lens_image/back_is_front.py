# the back focal distance is -D/C, which belongs to the front focus
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    A, B = M[0]
    C, D = M[1]
    s_prime = -(A * s + B) / (C * s + D)
    ans = {}
    ans["position"] = s_prime
    ans["real"] = s_prime > 0
    ans["height"] = np.multiply(A + C * s_prime, h)
    ans["focal"] = -1 / C
    ans["back"] = -D / C
    return ans
