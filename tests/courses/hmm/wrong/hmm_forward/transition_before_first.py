# what: the first step is made with forward_step from pi, so there is one transition too many
def hmm_forward(pi, A, E):
    alphas, cs = [], []
    a = pi
    for e in E:
        a, c = forward_step(a, A, e)
        alphas.append(a)
        cs.append(c)
    return {"alpha": np.array(alphas), "c": np.array(cs), "ll": np.sum(np.log(np.array(cs)))}
