# the receiving function is w times the density itself, not w times the room up to the jam density
def cell_flows(k, demand, outlet, road):
    v, w, kj, cap = road["v"], road["w"], road["k_jam"], road["q_max"]
    sending = np.where(v * k < cap, v * k, cap)
    receiving = np.where(w * k < cap, w * k, cap)
    upstream = np.concatenate(([demand], sending))
    downstream = np.concatenate((receiving, [outlet]))
    flow = np.minimum(upstream, downstream)
    blocked = upstream > downstream
    return sending, receiving, flow, blocked
