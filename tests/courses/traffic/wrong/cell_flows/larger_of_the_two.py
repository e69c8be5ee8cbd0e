# the flow over a boundary is the larger of demand and supply instead of the smaller
def cell_flows(k, demand, outlet, road):
    S = np.minimum(k * road["v"], road["q_max"])
    R = np.minimum((road["k_jam"] - k) * road["w"], road["q_max"])
    pairs = np.stack([np.r_[demand, S], np.r_[R, outlet]])
    q = pairs.max(axis=0)
    held = pairs[0] > pairs[1]
    return S, R, q, held
