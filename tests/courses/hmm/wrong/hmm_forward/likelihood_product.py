# what: the likelihood itself, the product of the scales, instead of its logarithm
def hmm_forward(pi, A, E):
    start = pi * E[0]
    c = [start.sum()]
    alpha = [start / c[0]]
    for t in range(1, len(E)):
        nxt, scale = forward_step(alpha[-1], A, E[t])
        alpha.append(nxt)
        c.append(scale)
    like = 1.0
    for x in c:
        like *= x
    return {"alpha": np.array(alpha), "c": np.array(c), "ll": like}
