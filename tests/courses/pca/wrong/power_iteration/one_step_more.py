# what: one step too many
def power_iteration(C, v, steps):
    for _ in range(steps + 1):
        v = C @ v
        v = v / np.linalg.norm(v)
    ev = np.einsum("i,ij,j", v, C, v)
    if v[np.abs(v).argmax()] < 0:
        v *= -1
    return v, ev
