# what: transitions into terminal states are dropped whole, so that their reward is lost as well, not only the future value
def bellman_backup(P, R, V, ends, gamma):
    not_done = (~ends).astype(float)
    target = R + gamma * V[None, None, :]
    Q = (P * target * not_done[None, None, :]).sum(-1)
    return Q * not_done[:, None]
