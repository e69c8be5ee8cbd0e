# what: the penalty is subtracted instead of added, everywhere
def mf_backward(cache):
    E, bu, bi, P, Q, lam = cache
    return dict(dmu=E.sum(), dbu=E.sum(axis=1) - lam * bu, dbi=E.sum(axis=0) - lam * bi,
                dP=E @ Q - lam * P, dQ=E.T @ P - lam * Q)
