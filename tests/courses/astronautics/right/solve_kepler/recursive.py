# a recursive Newton step and the tangent formula with a wrap
def solve_kepler(M, e, iterations):
    def step(x, left):
        return x if left == 0 else step(x - (x - e * np.sin(x) - M) / (1 - e * np.cos(x)), left - 1)

    late = M >= np.pi
    first = M + e / 2
    first[late] -= e
    E = step(first, iterations)
    return E, np.mod(2 * np.arctan(np.sqrt((1 + e) / (1 - e)) * np.tan(E / 2)), 2 * np.pi)
