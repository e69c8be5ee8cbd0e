# a cell receives the flow of the fundamental diagram, so that an empty cell can take nothing
def cell_flows(k, demand, outlet, road):
    v, w = road["v"], road["w"]
    n = len(k)
    S = np.empty(n)
    R = np.empty(n)
    for i, (dens, jam, cap) in enumerate(zip(k, road["k_jam"], road["q_max"])):
        S[i] = min(v * dens, cap)
        R[i] = min(v * dens, cap, w * (jam - dens))
    wish = np.r_[demand, S]
    space = np.r_[R, outlet]
    return S, R, np.minimum(wish, space), wish > space
