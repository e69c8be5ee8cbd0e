# what: the element's shape is ignored: a full box
def opening(image, element):
    a, b = element.shape
    pad = ((a // 2, a // 2), (b // 2, b // 2))
    view = np.lib.stride_tricks.sliding_window_view
    big = np.pad(image, pad, constant_values=np.inf)
    ero = view(big, (a, b)).min(axis=(-2, -1))
    big = np.pad(ero, pad, constant_values=-np.inf)
    dil = view(big, (a, b)).max(axis=(-2, -1))
    return {"eroded": ero, "opened": dil, "tophat": image - dil}
