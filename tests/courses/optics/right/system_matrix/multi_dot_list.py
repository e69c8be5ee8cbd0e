# builds a list of all matrices and multiplies them with functools.reduce
def system_matrix(radii, indices, gaps):
    from functools import reduce

    refr = [np.array([[1, 0], [(a / b - 1) / R, a / b]]) for a, b, R in zip(indices[:-1], indices[1:], radii)]
    tran = [np.array([[1, d], [0, 1]]) for d in gaps]
    chain = [refr[0]]
    for t, r in zip(tran, refr[1:]):
        chain += [t, r]
    return reduce(np.matmul, chain[::-1])
