# what: two mistakes: the means are returned with steps as columns, and the log densities are averaged
def kf_filter(Y, m0, P0, A, Q, H, R):
    m, P = m0, P0
    M, C, L = [], [], []
    for y in Y:
        m, P = kf_predict(m, P, A, Q)
        res = kf_update(m, P, y, H, R)
        m, P = res["m"], res["P"]
        M.append(m), C.append(P), L.append(res["ll"])
    return {"ms": np.column_stack(M), "Ps": np.array(C), "ll": sum(L) / len(L)}
